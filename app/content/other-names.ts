/**
 * What people call a page that has another name. Somebody who types one of these into the address
 * bar is asked whether they meant that page. In lower case, with hyphens for spaces.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  "/": ["home", "main", "welcome", "start"],
  "/about": ["about-us", "who-we-are", "practice", "values"],
  "/services": ["therapy", "counselling", "counseling", "prices", "fees"],
  "/services/individual-therapy": ["individuals", "adults", "anxiety", "depression"],
  "/services/relationship-counseling": ["couples", "couple-therapy", "marriage", "partner"],
  "/services/family-therapy": ["families", "parents"],
  "/services/child-therapy": ["kids", "children", "teens", "teenagers", "adolescents"],
  "/services/group-therapy": ["groups", "circles"],
  "/services/online-counseling": ["video", "phone-call", "remote"],
  "/therapists": ["team", "people", "counsellors", "counselors", "psychologists", "doctors"],
  "/blogs": ["blog", "articles", "posts", "news", "reading"],
  "/blogs/schizophrenia-guide": ["psychosis"],
  "/blogs/hustle-culture": ["burnout", "work-stress"],
  "/workshops": ["events", "programs", "programmes", "clubs"],
  "/workshops/balanced-love": ["love"],
  "/contact": ["contact-us", "phone", "email", "address", "location", "map", "hours"],
  "/appointments": ["book", "booking", "bookings", "book-a-session", "session", "schedule"],
};
