CREATE TABLE "feed_askings" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "feed_askings_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feed_comments" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"post_id" text NOT NULL,
	"author_id" text NOT NULL,
	"client_comment_id" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_pictures" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"post_id" text,
	"place" integer DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_posts" (
	"post_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"author_id" text NOT NULL,
	"client_post_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"poll_options" text[],
	"poll_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"pinned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_reactions" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"organisation_id" text NOT NULL,
	CONSTRAINT "feed_reactions_pk" PRIMARY KEY("post_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "feed_reports" (
	"report_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"post_id" text NOT NULL,
	"comment_id" text,
	"reporter_id" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_votes" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"option" integer NOT NULL,
	"organisation_id" text NOT NULL,
	CONSTRAINT "feed_votes_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "is_asked_in_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_askings" ADD CONSTRAINT "feed_askings_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_askings" ADD CONSTRAINT "feed_askings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_askings" ADD CONSTRAINT "feed_askings_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_pictures" ADD CONSTRAINT "feed_pictures_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_pictures" ADD CONSTRAINT "feed_pictures_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_pictures" ADD CONSTRAINT "feed_pictures_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_posts" ADD CONSTRAINT "feed_posts_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_comment_id_feed_comments_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."feed_comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reporter_id_users_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_votes" ADD CONSTRAINT "feed_votes_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_votes" ADD CONSTRAINT "feed_votes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_votes" ADD CONSTRAINT "feed_votes_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_askings_user" ON "feed_askings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_comments_post" ON "feed_comments" USING btree ("post_id","created_at","comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_comments_client" ON "feed_comments" USING btree ("author_id","client_comment_id");--> statement-breakpoint
CREATE INDEX "feed_pictures_post" ON "feed_pictures" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "feed_pictures_owner" ON "feed_pictures" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "feed_pictures_waiting" ON "feed_pictures" USING btree ("created_at") WHERE "feed_pictures"."post_id" is null;--> statement-breakpoint
CREATE INDEX "feed_posts_newest" ON "feed_posts" USING btree ("organisation_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "feed_posts_pinned" ON "feed_posts" USING btree ("organisation_id","pinned_at") WHERE "feed_posts"."pinned_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_posts_client" ON "feed_posts" USING btree ("author_id","client_post_id");--> statement-breakpoint
CREATE INDEX "feed_reactions_user" ON "feed_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_once" ON "feed_reports" USING btree ("post_id",coalesce("comment_id", ''),"reporter_id");--> statement-breakpoint
CREATE INDEX "feed_reports_organisation" ON "feed_reports" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "feed_reports_reporter" ON "feed_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "feed_votes_user" ON "feed_votes" USING btree ("user_id");