CREATE TABLE "house_words" (
	"word_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"is_switched_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people_search_revisions" ADD COLUMN "words_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_words" ADD CONSTRAINT "house_words_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_words_organisation" ON "house_words" USING btree ("organisation_id");