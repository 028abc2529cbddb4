CREATE TABLE "meaning_vectors" (
	"organisation_id" text NOT NULL,
	"hash" text NOT NULL,
	"model" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "meaning_vectors_organisation_id_hash_model_pk" PRIMARY KEY("organisation_id","hash","model")
);
--> statement-breakpoint
CREATE TABLE "people_meanings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"document_revision" bigint DEFAULT -1 NOT NULL,
	"hashes" text[] DEFAULT '{}' NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "meaning_vectors" ADD CONSTRAINT "meaning_vectors_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_meanings" ADD CONSTRAINT "people_meanings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_meanings" ADD CONSTRAINT "people_meanings_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_meanings_organisation" ON "people_meanings" USING btree ("organisation_id","revision");--> statement-breakpoint
CREATE INDEX "people_meanings_hashes" ON "people_meanings" USING gin ("hashes");