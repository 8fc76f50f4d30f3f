/* Comes before all that takes forms from the site: they are those of a site that delivers. */
process.env.SITE_DELIVERY = "inbox";
