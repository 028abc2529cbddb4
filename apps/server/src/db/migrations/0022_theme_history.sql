CREATE TABLE "theme_history" (
	"theme_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"theme_name" text NOT NULL,
	"values" jsonb NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "theme_history" ADD CONSTRAINT "theme_history_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_history" ADD CONSTRAINT "theme_history_saved_by_users_user_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theme_history_organisation" ON "theme_history" USING btree ("organisation_id","saved_at");
--> statement-breakpoint
-- What is worn now is the first that is kept.
INSERT INTO "theme_history" ("theme_id", "organisation_id", "theme_name", "values", "saved_at") SELECT "theme_id", "organisation_id", "theme_name", "values", now() FROM "themes";
