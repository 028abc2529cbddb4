CREATE TABLE "invitation_batches" (
	"batch_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"created_by" text NOT NULL,
	"language" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mail_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mail_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_signed_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_batches_organisation" ON "invitation_batches" USING btree ("organisation_id","created_at");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_batch_id_invitation_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."invitation_batches"("batch_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_batch" ON "invitations" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "invitations_mail_due" ON "invitations" USING btree ("mail_due_at") WHERE "invitations"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "users_organisation_first_name" ON "users" USING btree ("organisation_id","first_name","last_name","user_id");--> statement-breakpoint
UPDATE "users" SET "has_signed_in" = true WHERE "deleted_at" IS NULL;--> statement-breakpoint
UPDATE "invitations" SET "mailed_at" = "created_at" WHERE "email" IS NOT NULL;
