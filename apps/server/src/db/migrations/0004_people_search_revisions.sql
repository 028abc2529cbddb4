CREATE TABLE "people_search_revisions" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "people_search_organisation";--> statement-breakpoint
ALTER TABLE "people_search_documents" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people_search_revisions" ADD CONSTRAINT "people_search_revisions_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_search_organisation" ON "people_search_documents" USING btree ("organisation_id","revision");