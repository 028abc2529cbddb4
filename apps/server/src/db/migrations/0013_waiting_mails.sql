CREATE TABLE "mails" (
	"mail_id" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("expires_at") WHERE "mails"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_address" ON "mails" USING btree ("address_hash");