CREATE TABLE "notes" (
	"user_id" text NOT NULL,
	"note_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"content" text NOT NULL,
	"length" integer NOT NULL,
	CONSTRAINT "notes_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_organisation" ON "notes" USING btree ("organisation_id");