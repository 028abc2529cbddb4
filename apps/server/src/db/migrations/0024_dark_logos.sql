ALTER TABLE "organisations" ADD COLUMN "small_logo_dark_url" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "big_logo_dark_url" text;