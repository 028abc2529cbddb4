CREATE TABLE "e2ee_group_boxes" (
	"group_id" text NOT NULL,
	"epoch" bigint NOT NULL,
	"user_id" text NOT NULL,
	"generation" bigint NOT NULL,
	"sender_id" text NOT NULL,
	"box" text NOT NULL,
	CONSTRAINT "e2ee_group_boxes_group_id_user_id_epoch_generation_sender_id_pk" PRIMARY KEY("group_id","user_id","epoch","generation","sender_id")
);
--> statement-breakpoint
CREATE TABLE "e2ee_group_chains" (
	"group_id" text PRIMARY KEY NOT NULL,
	"epoch" bigint NOT NULL,
	"head_hash" text NOT NULL,
	"member_user_ids" text[] NOT NULL,
	"rekey_due" boolean DEFAULT false NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e2ee_group_links" (
	"group_id" text NOT NULL,
	"epoch" bigint NOT NULL,
	"link" text NOT NULL,
	"hash" text NOT NULL,
	"posted_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e2ee_group_links_group_id_epoch_pk" PRIMARY KEY("group_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "e2ee_pending_boxes" (
	"group_id" text NOT NULL,
	"epoch" bigint NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "e2ee_pending_boxes_group_id_user_id_epoch_pk" PRIMARY KEY("group_id","user_id","epoch")
);
--> statement-breakpoint
CREATE TABLE "e2ee_device_boxes" (
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"generation" bigint NOT NULL,
	"box" text NOT NULL,
	CONSTRAINT "e2ee_device_boxes_user_id_device_id_generation_pk" PRIMARY KEY("user_id","device_id","generation")
);
--> statement-breakpoint
CREATE TABLE "e2ee_previous_key_boxes" (
	"user_id" text NOT NULL,
	"generation" bigint NOT NULL,
	"box" text NOT NULL,
	CONSTRAINT "e2ee_previous_key_boxes_user_id_generation_pk" PRIMARY KEY("user_id","generation")
);
--> statement-breakpoint
CREATE TABLE "e2ee_user_chains" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"head_hash" text NOT NULL,
	"generation" bigint NOT NULL,
	"reset_counter" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e2ee_user_links" (
	"user_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"link" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e2ee_user_links_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "members_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "e2ee_group_boxes" ADD CONSTRAINT "e2ee_group_boxes_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_group_boxes" ADD CONSTRAINT "e2ee_group_boxes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_group_boxes" ADD CONSTRAINT "e2ee_group_boxes_sender_id_users_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_group_chains" ADD CONSTRAINT "e2ee_group_chains_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_group_links" ADD CONSTRAINT "e2ee_group_links_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_group_links" ADD CONSTRAINT "e2ee_group_links_posted_by_users_user_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_pending_boxes" ADD CONSTRAINT "e2ee_pending_boxes_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_pending_boxes" ADD CONSTRAINT "e2ee_pending_boxes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_device_boxes" ADD CONSTRAINT "e2ee_device_boxes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_previous_key_boxes" ADD CONSTRAINT "e2ee_previous_key_boxes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_user_chains" ADD CONSTRAINT "e2ee_user_chains_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e2ee_user_links" ADD CONSTRAINT "e2ee_user_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e2ee_group_boxes_user" ON "e2ee_group_boxes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "e2ee_pending_boxes_user" ON "e2ee_pending_boxes" USING btree ("user_id");--> statement-breakpoint
-- Done by the database, so that no code that changes members can forget it. The update of "groups" takes the row that
-- every message of the group takes: a message is either before or after a change of members, never beside it.
CREATE FUNCTION group_members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups SET members_version = members_version + 1 WHERE group_id = OLD.group_id;
  UPDATE e2ee_group_chains SET rekey_due = true
    WHERE group_id = OLD.group_id AND OLD.user_id = ANY (member_user_ids)
      AND NOT EXISTS (
        SELECT 1 FROM group_members m
        WHERE m.group_id = OLD.group_id AND m.user_id = OLD.user_id AND m.left_at IS NULL
      );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_members_left AFTER UPDATE OF left_at ON group_members
  FOR EACH ROW WHEN (OLD.left_at IS DISTINCT FROM NEW.left_at) EXECUTE FUNCTION group_members_changed();
--> statement-breakpoint
CREATE TRIGGER group_members_deleted AFTER DELETE ON group_members
  FOR EACH ROW EXECUTE FUNCTION group_members_changed();
--> statement-breakpoint
CREATE FUNCTION group_members_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE groups SET members_version = members_version + 1 WHERE group_id IN (SELECT group_id FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_members_added AFTER INSERT ON group_members
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION group_members_added();
