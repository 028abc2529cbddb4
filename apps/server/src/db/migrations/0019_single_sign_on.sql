CREATE TABLE "single_sign_on_arrivals" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "single_sign_on_domains" (
	"organisation_id" text NOT NULL,
	"domain" text NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "single_sign_on_domains_organisation_id_domain_pk" PRIMARY KEY("organisation_id","domain")
);
--> statement-breakpoint
CREATE TABLE "single_sign_ons" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"lets_join" boolean NOT NULL,
	"is_only_way" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "single_sign_on_arrivals" ADD CONSTRAINT "single_sign_on_arrivals_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_sign_on_arrivals" ADD CONSTRAINT "single_sign_on_arrivals_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_sign_on_domains" ADD CONSTRAINT "single_sign_on_domains_organisation_id_single_sign_ons_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."single_sign_ons"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_sign_ons" ADD CONSTRAINT "single_sign_ons_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "single_sign_on_arrivals_state" ON "single_sign_on_arrivals" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "single_sign_on_arrivals_time" ON "single_sign_on_arrivals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "single_sign_on_domains_proved" ON "single_sign_on_domains" USING btree ("domain") WHERE "single_sign_on_domains"."proved_at" is not null;