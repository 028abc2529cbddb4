CREATE TABLE "feed_mentions" (
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"comment_id" text,
	"organisation_id" text NOT NULL,
	"by_user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "feed_mentions" ADD CONSTRAINT "feed_mentions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mentions" ADD CONSTRAINT "feed_mentions_post_id_feed_posts_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."feed_posts"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mentions" ADD CONSTRAINT "feed_mentions_comment_id_feed_comments_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."feed_comments"("comment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mentions" ADD CONSTRAINT "feed_mentions_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_mentions" ADD CONSTRAINT "feed_mentions_by_user_id_users_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_mentions_once" ON "feed_mentions" USING btree ("user_id","post_id",coalesce("comment_id", ''));--> statement-breakpoint
CREATE INDEX "feed_mentions_post" ON "feed_mentions" USING btree ("post_id","comment_id");--> statement-breakpoint
CREATE INDEX "feed_mentions_by" ON "feed_mentions" USING btree ("by_user_id");