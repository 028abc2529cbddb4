CREATE TABLE "insight_active_weeks" (
	"organisation_id" text NOT NULL,
	"week" date NOT NULL,
	"shard" smallint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "insight_active_weeks_pk" PRIMARY KEY("organisation_id","week","shard")
);
--> statement-breakpoint
CREATE TABLE "insight_cells" (
	"organisation_id" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"field" text NOT NULL,
	"people" integer NOT NULL,
	"fill_bio" integer NOT NULL,
	"fill_position" integer NOT NULL,
	"fill_city" integer NOT NULL,
	"fill_skills" integer NOT NULL,
	"fill_picture" integer NOT NULL,
	CONSTRAINT "insight_cells_pk" PRIMARY KEY("organisation_id","country","city","field")
);
--> statement-breakpoint
CREATE TABLE "insight_days" (
	"organisation_id" text NOT NULL,
	"day" date NOT NULL,
	"joined" integer NOT NULL,
	"departed" integer NOT NULL,
	"groups" integer NOT NULL,
	CONSTRAINT "insight_days_pk" PRIMARY KEY("organisation_id","day")
);
--> statement-breakpoint
CREATE TABLE "insight_group_counts" (
	"group_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"dimension" text NOT NULL,
	"country" text NOT NULL,
	"value" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "insight_group_counts_pk" PRIMARY KEY("group_id","dimension","country","value")
);
--> statement-breakpoint
CREATE TABLE "insight_last_active" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"week" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_message_days" (
	"organisation_id" text NOT NULL,
	"day" date NOT NULL,
	"shard" smallint NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "insight_message_days_pk" PRIMARY KEY("organisation_id","day","shard")
);
--> statement-breakpoint
CREATE TABLE "insight_people" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"field" text NOT NULL,
	"skills" text[] NOT NULL,
	"fills_bio" boolean NOT NULL,
	"fills_position" boolean NOT NULL,
	"fills_city" boolean NOT NULL,
	"fills_skills" boolean NOT NULL,
	"fills_picture" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_skills" (
	"organisation_id" text NOT NULL,
	"dimension" text NOT NULL,
	"country" text NOT NULL,
	"value" text NOT NULL,
	"skill" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "insight_skills_pk" PRIMARY KEY("organisation_id","dimension","country","value","skill")
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "is_in_insights" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_active_weeks" ADD CONSTRAINT "insight_active_weeks_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_cells" ADD CONSTRAINT "insight_cells_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_days" ADD CONSTRAINT "insight_days_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_group_counts" ADD CONSTRAINT "insight_group_counts_group_id_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_group_counts" ADD CONSTRAINT "insight_group_counts_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_last_active" ADD CONSTRAINT "insight_last_active_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_last_active" ADD CONSTRAINT "insight_last_active_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_message_days" ADD CONSTRAINT "insight_message_days_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_people" ADD CONSTRAINT "insight_people_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_people" ADD CONSTRAINT "insight_people_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_skills" ADD CONSTRAINT "insight_skills_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_group_counts_organisation" ON "insight_group_counts" USING btree ("organisation_id","dimension","country","value");--> statement-breakpoint
CREATE INDEX "insight_people_organisation" ON "insight_people" USING btree ("organisation_id");--> statement-breakpoint
-- The field of work that a position belongs to, in German and English; a position that none of these words is in stands for itself.
CREATE FUNCTION insight_field(job text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN t = '' THEN ''
    WHEN t ~ '\m(sps|plc|scada)' THEN 'Engineering'
    WHEN t ~ '\mit[ -]|information security|informationssicherheit|\msap\M|system ?admin' THEN 'IT'
    WHEN t ~ 'software|back-?end|front-?end|full-?stack|develop|entwickl|devops|reliability|platform|plattform|cloud|\mdata|\mdaten|machine learning|programm(er|ier)|solutions? architect|network|netzwerk|condition monitoring|zustandsüberwachung' THEN 'Software & data'
    WHEN t ~ 'produ[ck]t(?!ion)|\mux|\mui\M|writer|redakteur|anforderung|requirement|industrial design|industriedesign|research' THEN 'Product & design'
    WHEN t ~ 'weld|schweiß|\mcnc\M|machinist|zerspan|montagemech|assembly|production|produktion|fertigung|lackier|paint' THEN 'Production'
    WHEN t ~ 'quality|qualität|prüf|\mtest|safety|arbeitssicherheit|sicherheitsing|zulassung|approval|inspector' THEN 'Quality & safety'
    WHEN t ~ 'legal|jurist|counsel|financ|finanz|controller|buchhalt|accountant|einkäuf|buyer|purchas|logisti' THEN 'Finance & legal'
    WHEN t ~ 'sales|vertrieb|account manag|key.account|customer success|kundenbetreu|marketing' THEN 'Sales & marketing'
    WHEN t ~ 'service|install|monteur|montageleit|fitter|spare part|ersatzteil|customer trainer|kundentrain|bauleit|site manager' THEN 'Service & installation'
    WHEN t ~ 'project|projekt|portfolio|urban|planer(in)? urbane' THEN 'Projects'
    WHEN t ~ 'people|personal|human resources|\mhr\M|recruit|training|ausbild|betriebsrat|works council' THEN 'People & culture'
    WHEN t ~ 'engineer|ingenieur|konstrukt|mechani|technik|technolog|elektr|electri|architekt|architect|cabin|survey|vermess|tragwerk|structur|\mrope|\mseil|splic|spleiß|getriebe|gearbox|automati|steuerung' THEN 'Engineering'
    ELSE btrim(job)
  END FROM (SELECT lower(btrim(job)) AS t) AS title
$$;
--> statement-breakpoint
-- What is counted of these people now. A field that somebody hides from their colleagues is not counted of them.
CREATE FUNCTION insight_projection(ids text[]) RETURNS SETOF insight_people LANGUAGE sql STABLE AS $$
  SELECT u.user_id, u.organisation_id,
    CASE WHEN coalesce(u.field_visibility ->> 'country', 'everybody') = 'everybody' THEN btrim(u.country) ELSE '' END,
    CASE WHEN coalesce(u.field_visibility ->> 'city', 'everybody') = 'everybody' THEN btrim(u.city) ELSE '' END,
    CASE WHEN coalesce(u.field_visibility ->> 'position', 'everybody') = 'everybody' THEN insight_field(u.position) ELSE '' END,
    CASE WHEN coalesce(u.field_visibility ->> 'skills', 'everybody') = 'everybody'
      THEN ARRAY(SELECT DISTINCT btrim(s) FROM unnest(u.skills) AS s WHERE btrim(s) <> '' ORDER BY 1) ELSE '{}' END,
    u.description <> '', u.position <> '', u.city <> '', cardinality(u.skills) > 0, u.avatar_url IS NOT NULL
  FROM users u LEFT JOIN preferences p ON p.user_id = u.user_id
  WHERE u.user_id = ANY (ids) AND u.deleted_at IS NULL AND u.deletion_due_at IS NULL AND u.role <> 'external'
    AND u.organisation_id <> 'community' AND coalesce(p.is_in_insights, true)
$$;
--> statement-breakpoint
-- Takes back what was counted of these people and counts what is so now. Each statement takes its rows in one order, so
-- that two of these at a time do not wait for each other for ever.
CREATE FUNCTION insight_refresh(ids text[], are_gone boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before insight_people[];
  after insight_people[];
  changed text[];
BEGIN
  SELECT array_agg(b) INTO before FROM (SELECT * FROM insight_people WHERE user_id = ANY (ids) ORDER BY user_id FOR UPDATE) AS b;
  IF NOT are_gone THEN
    SELECT array_agg(a) INTO after FROM insight_projection(ids) AS a;
  END IF;
  SELECT array_agg(coalesce(b.user_id, a.user_id)) INTO changed
    FROM unnest(before) AS b FULL JOIN unnest(after) AS a ON a.user_id = b.user_id
    WHERE a IS DISTINCT FROM b;
  IF changed IS NULL THEN RETURN; END IF;

  INSERT INTO insight_cells AS c
    SELECT organisation_id, country, city, field, sum(n), sum(n * fills_bio::int), sum(n * fills_position::int),
      sum(n * fills_city::int), sum(n * fills_skills::int), sum(n * fills_picture::int)
    FROM (SELECT -1 AS n, b.* FROM unnest(before) AS b UNION ALL SELECT 1, a.* FROM unnest(after) AS a) AS delta
    WHERE user_id = ANY (changed)
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ON CONSTRAINT insight_cells_pk DO UPDATE SET people = c.people + excluded.people,
    fill_bio = c.fill_bio + excluded.fill_bio, fill_position = c.fill_position + excluded.fill_position,
    fill_city = c.fill_city + excluded.fill_city, fill_skills = c.fill_skills + excluded.fill_skills,
    fill_picture = c.fill_picture + excluded.fill_picture;
  -- What nobody is behind any more names nothing: it might be the words of one person.
  DELETE FROM insight_cells c USING unnest(before) AS b
    WHERE c.organisation_id = b.organisation_id AND c.country = b.country AND c.city = b.city AND c.field = b.field AND c.people = 0;

  INSERT INTO insight_skills AS c
    SELECT organisation_id, d.dimension, d.at_country, d.at_value, s.skill, sum(n)
    FROM (SELECT -1 AS n, b.* FROM unnest(before) AS b UNION ALL SELECT 1, a.* FROM unnest(after) AS a) AS delta
    CROSS JOIN LATERAL unnest(skills) AS s(skill)
    CROSS JOIN LATERAL (VALUES ('all', '', ''), ('country', country, ''), ('city', country, city), ('field', '', field))
      AS d(dimension, at_country, at_value)
    WHERE user_id = ANY (changed)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ON CONSTRAINT insight_skills_pk DO UPDATE SET people = c.people + excluded.people;
  DELETE FROM insight_skills c USING unnest(before) AS b CROSS JOIN LATERAL unnest(b.skills) AS s(skill)
    CROSS JOIN LATERAL (VALUES ('all', '', ''), ('country', b.country, ''), ('city', b.country, b.city), ('field', '', b.field))
      AS d(dimension, at_country, at_value)
    WHERE c.organisation_id = b.organisation_id AND c.dimension = d.dimension AND c.country = d.at_country
      AND c.value = d.at_value AND c.skill = s.skill AND c.people = 0;

  INSERT INTO insight_group_counts AS c
    SELECT m.group_id, delta.organisation_id, d.dimension, d.at_country, d.at_value, sum(n)
    FROM (SELECT -1 AS n, b.* FROM unnest(before) AS b UNION ALL SELECT 1, a.* FROM unnest(after) AS a) AS delta
    JOIN group_members m ON m.user_id = delta.user_id AND m.left_at IS NULL
    JOIN groups g ON g.group_id = m.group_id AND g.direct_key IS NULL AND g.organisation_id = delta.organisation_id
    CROSS JOIN LATERAL (VALUES ('city', delta.country, delta.city), ('field', '', delta.field)) AS d(dimension, at_country, at_value)
    WHERE delta.user_id = ANY (changed)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT ON CONSTRAINT insight_group_counts_pk DO UPDATE SET people = c.people + excluded.people;
  DELETE FROM insight_group_counts c USING unnest(before) AS b JOIN group_members m ON m.user_id = b.user_id
    WHERE c.group_id = m.group_id AND c.people = 0;

  DELETE FROM insight_people WHERE user_id = ANY (changed);
  INSERT INTO insight_people SELECT a.* FROM unnest(after) AS a WHERE a.user_id = ANY (changed);
END $$;
--> statement-breakpoint
CREATE FUNCTION insight_day_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$ SELECT (moment AT TIME ZONE 'UTC')::date $$;
--> statement-breakpoint
CREATE FUNCTION insight_week_of(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$ SELECT date_trunc('week', moment AT TIME ZONE 'UTC')::date $$;
--> statement-breakpoint
CREATE FUNCTION insight_users_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insight_refresh(array_agg(user_id)) FROM added;
  INSERT INTO insight_days AS c
    SELECT organisation_id, insight_day_of(created_at), count(*), 0, 0 FROM added
    WHERE role <> 'external' AND deleted_at IS NULL AND organisation_id <> 'community' GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ON CONSTRAINT insight_days_pk DO UPDATE SET joined = c.joined + excluded.joined;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION insight_users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insight_refresh(array_agg(n.user_id)) FROM old_rows o JOIN new_rows n ON n.user_id = o.user_id
    WHERE (o.organisation_id, o.role, o.country, o.city, o.position, o.skills, o.field_visibility, o.description = '',
      o.avatar_url IS NULL, o.deleted_at, o.deletion_due_at) IS DISTINCT FROM
      (n.organisation_id, n.role, n.country, n.city, n.position, n.skills, n.field_visibility, n.description = '',
      n.avatar_url IS NULL, n.deleted_at, n.deletion_due_at)
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
--> statement-breakpoint
CREATE FUNCTION insight_user_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insight_refresh(ARRAY[OLD.user_id], true);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_users_added AFTER INSERT ON users
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION insight_users_added();
--> statement-breakpoint
CREATE TRIGGER insight_users_changed AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION insight_users_changed();
--> statement-breakpoint
CREATE TRIGGER insight_user_gone BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION insight_user_gone();
--> statement-breakpoint
CREATE FUNCTION insight_preferences_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insight_refresh(ARRAY[coalesce(NEW.user_id, OLD.user_id)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_preferences_added AFTER INSERT ON preferences
  FOR EACH ROW WHEN (NOT NEW.is_in_insights) EXECUTE FUNCTION insight_preferences_changed();
--> statement-breakpoint
CREATE TRIGGER insight_preferences_changed AFTER UPDATE OF is_in_insights ON preferences
  FOR EACH ROW WHEN (OLD.is_in_insights IS DISTINCT FROM NEW.is_in_insights) EXECUTE FUNCTION insight_preferences_changed();
--> statement-breakpoint
CREATE TRIGGER insight_preferences_gone AFTER DELETE ON preferences
  FOR EACH ROW WHEN (NOT OLD.is_in_insights) EXECUTE FUNCTION insight_preferences_changed();
--> statement-breakpoint
CREATE FUNCTION insight_count_member(of_group text, of_user text, n integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insight_group_counts AS c
    SELECT g.group_id, p.organisation_id, d.dimension, d.at_country, d.at_value, n
    FROM groups g JOIN insight_people p ON p.user_id = of_user AND p.organisation_id = g.organisation_id
    CROSS JOIN LATERAL (VALUES ('city', p.country, p.city), ('field', '', p.field)) AS d(dimension, at_country, at_value)
    WHERE g.group_id = of_group AND g.direct_key IS NULL
  ON CONFLICT ON CONSTRAINT insight_group_counts_pk DO UPDATE SET people = c.people + excluded.people;
  IF n < 0 THEN DELETE FROM insight_group_counts WHERE group_id = of_group AND people = 0; END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION insight_members_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.left_at IS NULL THEN PERFORM insight_count_member(OLD.group_id, OLD.user_id, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.left_at IS NULL THEN PERFORM insight_count_member(NEW.group_id, NEW.user_id, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_members_added AFTER INSERT OR DELETE ON group_members
  FOR EACH ROW EXECUTE FUNCTION insight_members_changed();
--> statement-breakpoint
CREATE TRIGGER insight_members_left AFTER UPDATE OF left_at ON group_members
  FOR EACH ROW WHEN ((OLD.left_at IS NULL) <> (NEW.left_at IS NULL)) EXECUTE FUNCTION insight_members_changed();
--> statement-breakpoint
CREATE FUNCTION insight_groups_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one groups := coalesce(NEW, OLD);
BEGIN
  INSERT INTO insight_days AS c
    SELECT o.organisation_id, insight_day_of(one.created_at), 0, 0, CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
    FROM organisations o WHERE o.organisation_id = one.organisation_id AND o.organisation_id <> 'community'
  ON CONFLICT ON CONSTRAINT insight_days_pk DO UPDATE SET groups = c.groups + excluded.groups;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_groups_added AFTER INSERT ON groups
  FOR EACH ROW WHEN (NEW.direct_key IS NULL) EXECUTE FUNCTION insight_groups_changed();
--> statement-breakpoint
CREATE TRIGGER insight_groups_gone AFTER DELETE ON groups
  FOR EACH ROW WHEN (OLD.direct_key IS NULL) EXECUTE FUNCTION insight_groups_changed();
--> statement-breakpoint
-- Counts that a message was sent, and that its sender was active this week. Of the message it sees group, sender and time.
CREATE FUNCTION insight_messages_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insight_message_days AS c
    SELECT g.organisation_id, insight_day_of(s.sent_at), hashtext(s.group_id) & 7, count(*)
    FROM sent s JOIN groups g ON g.group_id = s.group_id WHERE g.organisation_id <> 'community'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ON CONSTRAINT insight_message_days_pk DO UPDATE SET messages = c.messages + excluded.messages;
  WITH newly AS (
    INSERT INTO insight_last_active AS l
      SELECT u.user_id, u.organisation_id, max(insight_week_of(s.sent_at)) FROM sent s
      JOIN users u ON u.user_id = s.sender_id AND u.role <> 'external' AND u.organisation_id <> 'community'
      GROUP BY 1, 2 ORDER BY 1
    ON CONFLICT (user_id) DO UPDATE SET week = excluded.week WHERE l.week < excluded.week
    RETURNING user_id, organisation_id, week
  )
  INSERT INTO insight_active_weeks AS c
    SELECT organisation_id, week, hashtext(user_id) & 7, count(*) FROM newly GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ON CONSTRAINT insight_active_weeks_pk DO UPDATE SET people = c.people + excluded.people;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_messages_sent AFTER INSERT ON messages
  REFERENCING NEW TABLE AS sent FOR EACH STATEMENT EXECUTE FUNCTION insight_messages_sent();
--> statement-breakpoint
-- What was there before this migration.
SELECT insight_refresh(array_agg(user_id)) FROM users;
--> statement-breakpoint
INSERT INTO insight_days SELECT organisation_id, day, sum(joined), sum(departed), sum(made) FROM (
    SELECT organisation_id, insight_day_of(created_at) AS day, 1 AS joined, 0 AS departed, 0 AS made FROM users WHERE role <> 'external'
    UNION ALL SELECT organisation_id, insight_day_of(deleted_at), 0, 1, 0 FROM users WHERE role <> 'external' AND deleted_at IS NOT NULL
    UNION ALL SELECT organisation_id, insight_day_of(created_at), 0, 0, 1 FROM groups WHERE direct_key IS NULL
  ) AS past WHERE organisation_id <> 'community' GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO insight_message_days SELECT g.organisation_id, insight_day_of(m.sent_at), hashtext(m.group_id) & 7, count(*)
  FROM messages m JOIN groups g ON g.group_id = m.group_id WHERE g.organisation_id <> 'community' GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO insight_active_weeks SELECT organisation_id, week, hashtext(user_id) & 7, count(*) FROM (
    SELECT DISTINCT u.organisation_id, insight_week_of(m.sent_at) AS week, u.user_id
    FROM messages m JOIN users u ON u.user_id = m.sender_id AND u.role <> 'external' AND u.organisation_id <> 'community'
  ) AS past GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO insight_last_active SELECT u.user_id, u.organisation_id, max(insight_week_of(m.sent_at))
  FROM messages m JOIN users u ON u.user_id = m.sender_id AND u.role <> 'external' AND u.organisation_id <> 'community' GROUP BY 1, 2;
