CREATE TABLE "coffee_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"snoozed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coffee_programmes" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"interval" text NOT NULL,
	"next_round_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coffee_rounds" (
	"round_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"number" integer NOT NULL,
	"seed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coffee_seats" (
	"round_id" text NOT NULL,
	"user_id" text NOT NULL,
	"table" integer NOT NULL,
	"has_met" boolean,
	"was_good" boolean,
	CONSTRAINT "coffee_seats_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "coffee_members" ADD CONSTRAINT "coffee_members_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffee_programmes" ADD CONSTRAINT "coffee_programmes_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffee_rounds" ADD CONSTRAINT "coffee_rounds_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffee_seats" ADD CONSTRAINT "coffee_seats_round_id_coffee_rounds_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."coffee_rounds"("round_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coffee_seats" ADD CONSTRAINT "coffee_seats_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coffee_rounds_number" ON "coffee_rounds" USING btree ("organisation_id","number");--> statement-breakpoint
CREATE INDEX "coffee_seats_user" ON "coffee_seats" USING btree ("user_id");