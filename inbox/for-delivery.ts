/* Makes the site's forms deliver. Imported before anything that reads the site. */
process.env.SITE_DELIVERY = "inbox";
