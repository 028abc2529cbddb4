CREATE TABLE "audit_entries" (
	"organisation_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_pk" PRIMARY KEY("organisation_id","number")
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"interval" text,
	"next_interval" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"period_net_cents" integer DEFAULT 0 NOT NULL,
	"canceled_at" timestamp with time zone,
	"company" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'DE' NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_serial" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_settings" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"session_days" integer NOT NULL,
	"message_days" integer,
	"file_days" integer
);
--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "type" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "is_required" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "is_for_managers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD COLUMN "deleting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_settings" ADD CONSTRAINT "organisation_settings_organisation_id_organisations_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("organisation_id","action","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_organisation" ON "invoices" USING btree ("organisation_id","year","serial");