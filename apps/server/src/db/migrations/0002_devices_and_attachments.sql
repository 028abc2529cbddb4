CREATE TABLE "attachments" (
	"blob_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"uploader_id" text NOT NULL,
	"sealed_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "e2ee_devices" (
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"name" text,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e2ee_devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "e2ee_pairings" (
	"user_id" text NOT NULL,
	"pairing_id" text NOT NULL,
	"messages" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e2ee_pairings_user_id_pairing_id_pk" PRIMARY KEY("user_id","pairing_id")
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_uploader_id_users_user_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_devices" ADD CONSTRAINT "e2ee_devices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_pairings" ADD CONSTRAINT "e2ee_pairings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_uploader" ON "attachments" USING btree ("uploader_id","created_at");--> statement-breakpoint
CREATE INDEX "attachments_unfinished" ON "attachments" USING btree ("created_at") WHERE "attachments"."removed_at" is not null or "attachments"."received_bytes" < "attachments"."sealed_bytes";--> statement-breakpoint
CREATE INDEX "e2ee_pairings_created" ON "e2ee_pairings" USING btree ("created_at");