/**
 * True if the site was built for an inbox, which receives what visitors write. All words about
 * sending depend on it.
 */
export const deliveryEnabled: boolean = process.env.SITE_DELIVERY === "inbox";
