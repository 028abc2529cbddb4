CREATE TABLE "provisioned_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text
);
--> statement-breakpoint
CREATE TABLE "provisioning_tokens" (
	"token_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text NOT NULL,
	"is_owners" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provisioned_people" ADD CONSTRAINT "provisioned_people_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_people" ADD CONSTRAINT "provisioned_people_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioning_tokens" ADD CONSTRAINT "provisioning_tokens_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioning_tokens" ADD CONSTRAINT "provisioning_tokens_created_by_users_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provisioned_people_user_name" ON "provisioned_people" USING btree ("organisation_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "provisioned_people_external_id" ON "provisioned_people" USING btree ("organisation_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provisioning_tokens_hash" ON "provisioning_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "provisioning_tokens_organisation" ON "provisioning_tokens" USING btree ("organisation_id");
--> statement-breakpoint
-- Who is switched off is counted no more than who has asked to be deleted.
CREATE OR REPLACE FUNCTION insight_projection(ids text[]) RETURNS SETOF insight_people LANGUAGE sql STABLE AS $$
  SELECT u.user_id, u.organisation_id,
    CASE WHEN coalesce(u.field_visibility ->> 'country', 'everybody') = 'everybody' THEN btrim(u.country) ELSE '' END,
    CASE WHEN coalesce(u.field_visibility ->> 'city', 'everybody') = 'everybody' THEN btrim(u.city) ELSE '' END,
    CASE WHEN coalesce(u.field_visibility ->> 'position', 'everybody') = 'everybody' THEN insight_field(u.position) ELSE '' END,
    CASE WHEN coalesce(u.field_visibility ->> 'skills', 'everybody') = 'everybody'
      THEN ARRAY(SELECT DISTINCT btrim(s) FROM unnest(u.skills) AS s WHERE btrim(s) <> '' ORDER BY 1) ELSE '{}' END,
    u.description <> '', u.position <> '', u.city <> '', cardinality(u.skills) > 0, u.avatar_url IS NOT NULL
  FROM users u LEFT JOIN preferences p ON p.user_id = u.user_id
  WHERE u.user_id = ANY (ids) AND u.deleted_at IS NULL AND u.deletion_due_at IS NULL AND u.deactivated_at IS NULL AND u.role <> 'external'
    AND u.organisation_id <> 'community' AND coalesce(p.is_in_insights, true)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION insight_users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insight_refresh(array_agg(n.user_id)) FROM old_rows o JOIN new_rows n ON n.user_id = o.user_id
    WHERE (o.organisation_id, o.role, o.country, o.city, o.position, o.skills, o.field_visibility, o.description = '',
      o.avatar_url IS NULL, o.deleted_at, o.deletion_due_at, o.deactivated_at) IS DISTINCT FROM
      (n.organisation_id, n.role, n.country, n.city, n.position, n.skills, n.field_visibility, n.description = '',
      n.avatar_url IS NULL, n.deleted_at, n.deletion_due_at, n.deactivated_at)
    HAVING count(*) > 0;
  -- A deletion empties the role too: who goes, goes as what they were.
  INSERT INTO insight_days AS c
    SELECT organisation_id, day, sum(joined), sum(departed), 0 FROM (
      SELECT o.organisation_id, insight_day_of(o.created_at) AS day, -1 AS joined, 0 AS departed
        FROM old_rows o WHERE o.deleted_at IS NULL AND o.role <> 'external'
      UNION ALL
      SELECT n.organisation_id, insight_day_of(n.created_at), 1, 0 FROM new_rows n JOIN old_rows o ON o.user_id = n.user_id
        WHERE o.deleted_at IS NULL AND CASE WHEN n.deleted_at IS NULL THEN n.role ELSE o.role END <> 'external'
      UNION ALL
      SELECT n.organisation_id, insight_day_of(n.deleted_at), 0, 1 FROM new_rows n JOIN old_rows o ON o.user_id = n.user_id
        WHERE o.deleted_at IS NULL AND n.deleted_at IS NOT NULL AND o.role <> 'external'
    ) AS delta WHERE organisation_id <> 'community'
    GROUP BY 1, 2 HAVING sum(joined) <> 0 OR sum(departed) <> 0 ORDER BY 1, 2
  ON CONFLICT ON CONSTRAINT insight_days_pk DO UPDATE SET joined = c.joined + excluded.joined, departed = c.departed + excluded.departed;
  RETURN NULL;
END $$;
