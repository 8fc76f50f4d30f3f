import { content } from "virtual:content";
import { describe } from "vitest";
import type { FieldWords } from "../../app/content/schemas/forms";
import {
  code,
  everyFile,
  everyPage,
  pages,
  row,
  type Seen,
  says,
  targetOfLink,
  wordsOfLink,
} from "./table";

/*
 * What the specification says of the practice, section by section, as the content shows it that the
 * project came with. Each row names the pages, the files of the content that say so (a folder
 * stands for all files in it), the part of the page, and what is seen there. A row whose files the
 * owner has changed is left out.
 */

const services = [
  "Individual Therapy → /services/individual-therapy",
  "Relationship Counseling → /services/relationship-counseling",
  "Family Therapy → /services/family-therapy",
  "Child & Adolescent Therapy → /services/child-therapy",
  "Group Therapy → /services/group-therapy",
  "Online Counseling → /services/online-counseling",
];
const people = [
  "Meher Talvani → /therapists/meher-talvani",
  "Kabir Sondhal → /therapists/kabir-sondhal",
  "Ira Mathurkar → /therapists/ira-mathurkar",
  "Zoya Rahmanpur → /therapists/zoya-rahmanpur",
  "Rohan Delvekar → /therapists/rohan-delvekar",
];
const names = people.map(wordsOfLink);
const club = "/workshops/emotions-explorers-2025";
const clubAgain = "/workshops/emotions-explorers-2024";
const register = "Register Now → https://forms.example.org/emotions-explorers (new tab)";
const instagram = "Follow us on Instagram → https://social.example.org/kindspace";
const email = "hello@example.org → mailto:hello@example.org";
const phone = "+91 11 0155 0199 → tel:+911101550199";
const [book, contact] = ["Book a Session → /appointments", "Contact Us → /contact"];
const confidential =
  "What you tell us is confidential and stays within our team. The law sets a few limits.";
const reporting = "A sexual offence against anyone under 18 must be reported.";
const helpNumbers = ["112", "14416", "1-800-891-4416", "1098", "181"];

describe("1. What the product does", () => {
  row("/", ["practice.yml", "pages/home.yml"], "main", { text: ["A Kind Space for Every Mind"] });
  row("/", "pages/home.yml", "What we promise", {
    li: ["Your Time Flexible scheduling…", "Your Space Online or in person…", "Your Pace…"],
  });
});

describe("2. Route table", () => {
  const top = ["about", "services", "therapists", "blogs", "workshops", "contact", "appointments"];
  pages("/", code, ["/", ...top.map((name) => `/${name}`)]);
  pages("/services", "services/", services.map(targetOfLink));
  pages("/therapists", "therapists/", people.map(targetOfLink));
  // Two of them are the specification's: they alone are in the menu, and cards of the list.
  const articles = ["schizophrenia-guide", "hustle-culture", "find-a-therapist", "panic-attacks"];
  pages(
    "/blogs",
    "articles/",
    articles.map((name) => `/blogs/${name}`),
  );
  const workshops = ["/workshops/emotions-explorers", "/workshops/balanced-love", club, clubAgain];
  pages("/workshops", "workshops/", workshops);
  row([club, clubAgain], ["practice.yml", "workshops/"], "head", {
    "[rel=canonical]": [`→ https://www.example.org${club}`],
  });
  row("/404", "pages/not-found.yml", "main", {
    h1: ["404"],
    text: ["Oops! Page not found"],
    links: ["Back to the home page → /"],
  });
  row("/404", ["pages/not-found.yml", "practice.yml"], "head", {
    title: ["Page not found | Kind Space"],
    "[name=robots][content=noindex]": 1,
    "[rel=canonical]": 0,
  });
});

// That all pages share them is a rule for any content.
describe("2. Shared top bar", () => {
  row("/about", "practice.yml", "header", { links: ["Kind Space → /"] });
  row("/about", code, "header", {
    links: ["Home → /", "About → /about", "Help now → #help-now"],
    "nav button": ["Services", "Therapists", "Blogs", "Workshops"],
    "nav .button": [book, contact],
  });
  row("/about", "services/", "Services", { a: [...services, "All Services → /services"] });
  row("/about", "therapists/", "Therapists", { a: [...people, "All Therapists → /therapists"] });
  row("/about", "articles/", "Blogs", {
    a: [
      "Schizophrenia… → /blogs/schizophrenia-guide",
      "…hustle culture… → /blogs/hustle-culture",
      "All Articles → /blogs",
    ],
  });
  row("/about", "workshops/", "Workshops", {
    a: [
      "Emotions Explorers Club → /workshops/emotions-explorers",
      "Balanced Love → /workshops/balanced-love",
      "All Workshops → /workshops",
    ],
  });
  row("/about", ["practice.yml", "services/", "therapists/"], "Menu", {
    "a:not([hreflang])": [
      ...["Kind Space → /", "Help now → #help-now", "Home → /", "About → /about"],
      ...services.slice(0, 3),
      "View All Services → /services",
      ...people.slice(0, 3),
      "View All Therapists → /therapists",
      ...["Blogs → /blogs", "Workshops → /workshops", book, contact],
    ],
  });
});

describe("2. Shared footer", () => {
  row("/about", "practice.yml", "body > footer", {
    text: ["A Kind Space for Every Mind", "Green Park Extension New Delhi", "© 20… Kind Space."],
    links: [instagram, email, phone],
    "iframe[title='Map of Green Park Extension, New Delhi'][src='/map.html']": 1,
  });
  row("/about", code, "Quick links", {
    a: ["About Us → /about", "Our Services → /services", "Our Therapists → /therapists", book],
  });
  row("/about", "help-lines.yml", "body > footer", {
    ".help-line strong": helpNumbers,
    text: [
      "danger Emergency services, or go to the nearest hospital emergency department",
      "To talk to someone at any hour Tele-MANAS, free, in Hindi, English and other languages",
      "For a child in danger or distress Child Helpline",
      "For a woman who is afraid at home Women Helpline",
      "Outside India, please call your local emergency number.",
    ],
  });
});

describe("2. Home", () => {
  row("/", "workshops/", "Emotions Explorers Club 2.0", {
    text: ["Sunday, 9 November 2025", "ages 8–13", "₹1,500 per child"],
    links: [`Learn More & Register → ${club}`],
  });
  row("/", "pages/home.yml", "main", {
    h1: ["Your Journey to Mental Wellness"],
    links: [book, "Learn More → /about"],
  });
  row("/", ["pages/home.yml", "services/"], "What brings you here?", {
    a: services.map((link) => `… → ${targetOfLink(link)}`),
    text: ["I can’t switch off"],
  });
});

describe("2. About", () => {
  row("/about", "pages/about.yml", "main", { h1: ["Welcome…"] });
  row("/about", "pages/about.yml", "What you can count on", {
    h3: ["Compassionate Care", "Confidential & Safe", "Expert Therapists", "Holistic Approach"],
  });
  row("/about", "pages/about.yml", "Our Commitment to You", { li: "some" });
});

describe("2. Services list", () => {
  row("/services", ["services/", "pages/services.yml"], "main", {
    "article a": [...services, "Workshops & Programs → /workshops"],
  });
  row("/services", "pages/services.yml", "main", {
    links: ["Ask for a free consultation → /contact"],
  });
});

describe("2. Service detail pages", () => {
  service("individual-therapy", [2, 5], ["45–60 minutes", "…in person or online"], {
    help: ["What you might bring", 8],
  });
  service("relationship-counseling", [3, 2], ["60–75 minutes", "Couples or individuals…"]);
  service("child-therapy", [1], ["45 minutes", "Play-based…"], { team: "Meet the therapist" });
  service("family-therapy", [3, 2, 1], ["60–75 minutes", "Several family members…"]);
  service("group-therapy", [2, 3, 5], ["90 minutes", "…group…", "6–10 participants", "Ask us…"], {
    help: ["What our groups are about", 6],
    team: "Facilitators",
    button: "Join a Group",
  });
  row("/services/group-therapy", "services/group-therapy.md", "What our groups are about", {
    li: ["Anxiety…", "Depression…", "Grief and loss…", "Stress…", "Social…", "Growth circles…"],
  });
  service("online-counseling", [1, 2, 3, 4, 5], ["…minutes", "…video…"], {
    help: ["What we can help with online", "some"],
    button: "Book Online Session",
  });
  const [page, file] = ["/services/online-counseling", "services/online-counseling.md"];
  row(page, file, "Why meet online", { li: "some" });
  row(page, file, "How It Works", {
    li: [
      "Book…contact form…call…",
      "Receive a secure video link…by email…",
      "Join from any device…",
      "Connect at the scheduled time…",
    ],
  });
  const files = [file, "therapists/"];
  for (const name of names) row(page, files, `Specialisations of ${name}`, { li: 2 });
});

describe("2. Therapists list", () => {
  row("/therapists", "therapists/", "main", {
    "article h3 a": people,
    "article > a": people.map(() => book),
  });
  for (const name of names) {
    row("/therapists", "therapists/", `Specialisations of ${name}`, { li: 3 });
  }
});

describe("2. Therapist detail, and 3. Therapist", () => {
  therapist(1, "Counselling Psychologist & Therapeutic Play Practitioner", "11 years");
  therapist(2, "Counselling Psychologist", "7 years");
  therapist(3, "Counselling Psychologist", "2 years");
  therapist(4, "MA Psychology (Clinical) & Workshop Coordinator", "2 years");
  therapist(5, "Counselling Psychologist & Workshop Coordinator", "Fresher");
  // Said of nobody: the article about titles alone says what one is.
  const others = everyPage.filter((path) => path !== "/blogs/find-a-therapist");
  row(others, everyFile, "body", { never: ["clinical psychologist"] });
});

describe("2. Articles, and 3. Blog article", () => {
  row("/blogs", "articles/", "main", {
    "article a": ["… → /blogs/schizophrenia-guide", "… → /blogs/hustle-culture"],
    article: ["Mental Health…15 October 2025…6 min read…", "Wellness…10 October 2025…5 min read…"],
  });
  article("schizophrenia-guide", "Mental Health…15 October 2025…6 min read");
  article("hustle-culture", "Wellness…10 October 2025…5 min read");
});

describe("2. Workshops, and 3. Workshop", () => {
  row("/workshops", "workshops/", "main", {
    "article h2 a": [
      `Emotions Explorers Club 2.0 → ${club}`,
      "Emotions Explorers Club → /workshops/emotions-explorers",
      "Balanced Love → /workshops/balanced-love",
    ],
    article: [
      "9 Nov 2025…2 hours, in person…Children 8–13…₹1,500 per child…",
      "Emotions Explorers Club…2 hours…Children 8–12…₹2,000 per child…",
      "Balanced Love…2 hours…Young adults and adults…₹2,000 per participant…",
    ],
    "article .badge": ["9 Nov 2025"],
    "article li": "some",
  });
  row("/workshops", "pages/workshops.yml", "main", {
    links: ["Request Custom Workshop → /contact"],
  });
});

describe("2. Original children's club page", () => {
  const page = "/workshops/emotions-explorers";
  const file = "workshops/emotions-explorers.md";
  const files = [file, "pages/workshops.yml"];
  row(page, file, "main", {
    h1: ["Emotions Explorers Club"],
    dd: ["2 hours…", "Children 8–12", "…", "₹2,000 per child", "Ask us…"],
  });
  row(page, files, "About the club", { p: "some" });
  row(page, files, "What your child will learn", { li: 8 });
  row(page, files, "What we do", { li: 4 });
  row(page, [...files, "therapists/"], "Who leads the club", { "article h3 a": team(1) });
  row(page, files, "main", { links: ["Enroll Your Child → /contact"] });
});

describe("2. Relationship-balance workshop page", () => {
  const page = "/workshops/balanced-love";
  const files = ["workshops/balanced-love.md", "pages/workshops.yml"];
  row(page, "workshops/balanced-love.md", "main", {
    h1: ["Balanced Love"],
    dd: ["2 hours…", "Young adults and adults", "…", "₹2,000 per participant", "Ask us…"],
  });
  row(page, files, "About", { p: "some" });
  row(page, files, "What You'll Learn", { li: 8 });
  row(page, files, "Workshop Components", {
    h3: ["Interactive Discussions", "Practical Exercises", "Case Studies", "Action Plan"],
  });
  row(page, files, "Who Should Attend", { li: "some" });
  row(page, [...files, "therapists/"], "Meet Your Workshop Facilitators", {
    "article h3 a": team(2, 3),
    article: ["…Counselling Psychologist 7 years…", "…Counselling Psychologist 2 years…"],
    "article img": 2,
    "article li": "some",
  });
  row(page, files, "main", { links: ["Register Now → /contact"] });
});

describe("2. Children's club 2.0 page, and its facts in 3.", () => {
  const both = [club, clubAgain];
  const file = "workshops/emotions-explorers-2025.md";
  const files = [file, "pages/workshops.yml"];
  row(both, file, "main", {
    h1: ["Emotions Explorers Club 2.0"],
    ".badge": ["We're Back"],
    "header img": 1,
    never: ["8–12"],
  });
  row(both, files, "Workshop Details", {
    li: [
      "Date Sunday, 9 November 2025",
      "Time 10 AM–12 PM",
      "Age group 8–13 years",
      "Venue…park…South Delhi…110048",
    ],
    text: ["Registration fee ₹1,500 per child"],
  });
  row(both, files, "What Your Child Will Experience", {
    h3: ["Creative Arts", "Interactive Games", "Story Time", "Group Activities"],
  });
  row(both, files, "Why Your Child Should Attend", { li: 6 });
  row(both, files, "Come and explore with us!", { a: [register] });
  row(both, files, "main", {
    "a[target=_blank][rel~=noopener]": [register, register, register, register],
  });
  row(both, file, "main", { links: [contact] });
  row(both, file, "script[type='application/ld+json']", {
    text: [
      '"startDate":"2025-11-09T10:00+05:30","endDate":"2025-11-09T12:00+05:30"',
      '"typicalAgeRange":"8-13"',
      '"postalCode":"110048"',
    ],
  });
});

describe("2. Contact page", () => {
  row("/contact", ["pages/contact.yml", "practice.yml"], "#contact", {
    text: [
      "A free 15-minute introductory consultation by phone.",
      "We typically respond within 24 hours, and keep your information confidential.",
    ],
  });
  row("/contact", "practice.yml", "#contact", {
    ".contact-details a": [
      phone,
      email,
      "Green Park Extension, New Delhi → https://www.google.com/maps/search/?api=1&query=Green%20Park%20Extension%2C%20New%20Delhi",
    ],
    links: [instagram],
    dt: ["Monday to Friday", "Saturday", "Sunday"],
    dd: ["8:00 AM–8:00 PM", "9:00 AM–5:00 PM", "By appointment only"],
  });
});

describe("2. Appointment page", () => {
  row("/appointments", ["pages/appointments.yml", "practice.yml"], "main", {
    h1: ["…Kind Space…"],
    ".lead": 1,
    text: ["What you tell us is confidential"],
  });
  row("/appointments", "forms/appointment.yml", "form", {
    h2: [
      "Personal Information",
      "Appointment Preferences",
      "Service Details",
      "Mental Health Background",
      "Emergency Contact",
      "Consent & Policies",
    ],
    "[type=submit]": ["Submit Session Request"],
  });
  const files = ["forms/appointment.yml", "pages/appointments.yml", "practice.yml"];
  row("/appointments", files, "main", {
    text: ["Submit Session Request…Our team responds within 24 hours."],
  });
  row("/appointments", code, "form", { "button[name=preferredDate][popovertarget=calendar]": 1 });
});

describe("3. Contact message", () => {
  row("/contact", "forms/contact.yml", "form", { "[type=submit]": ["Send Message"] });
  row("/contact", "forms/both-forms.yml", "form label[for=phone]", { text: ["(optional)"] });
  row("/contact", code, "form", {
    fields: ["name", "email", "phone", "message"],
    "textarea[name=message][rows='6']": 1,
  });
});

describe("3. Session request", () => {
  row("/appointments", code, "form", {
    fields: [
      ...["fullName", "email", "phone", "age", "preferredDate", "preferredTime", "sessionType"],
      ...["serviceType", "preferredTherapist", "primaryConcerns", "previousTherapy"],
      ...["currentMedication", "emergencyName", "emergencyPhone", "emergencyRelation"],
      ...["privacyConsent", "cancellationPolicy"],
    ],
    "[type=radio][name=preferredTime]": [
      "morning-9-11: Morning, 9 to 11",
      "midday-11-1: Midday, 11 to 1",
      "afternoon-2-4: Afternoon, 2 to 4",
      "evening-4-6: Evening, 4 to 6",
      "late-evening-6-8: Late evening, 6 to 8",
    ],
    "[type=radio][name=sessionType]": [
      "in-person: In person",
      "video-call: Video call",
      "phone-call: Phone call",
    ],
    "[type=radio][name=previousTherapy]": options("no yes-helpful yes-not-helpful currently"),
    "[type=radio][name=currentMedication]": options("no yes-mental-health yes-other prefer-not"),
    "[type=checkbox]": 2,
    "[checked], [selected]": 0,
  });
  row("/appointments", "services/", "form", {
    "[type=radio][name=serviceType]": [
      "individual: Individual Therapy",
      "relationship: Relationship Counseling",
      "family: Family Therapy",
      "child: Child & Adolescent Therapy",
      "group: Group Therapy",
    ],
  });
  row("/appointments", "therapists/", "form", {
    option: [
      ": …",
      "no-preference: No preference",
      ...names.map((name) => `${name.replace(/ .*/, "").toLowerCase()}: ${name}`),
    ],
  });
  row("/appointments", "forms/both-forms.yml", "form", { ".field-optional": ["(optional)"] });
  row("/appointments", "forms/both-forms.yml", "form label[for=preferredTherapist]", {
    text: ["(optional)"],
  });
});

describe("4. States", () => {
  says(["forms/contact.yml", "practice.yml"], content.forms.contact.sent.toast, {
    title: "Message Sent!",
    text: "Thank you for reaching out. We'll get back to you within 24 hours.",
  });
  says(["forms/appointment.yml", "practice.yml"], content.forms.appointment.sent.toast, {
    title: "Session Request Submitted!",
    text: "We'll contact you within 24 hours to confirm your session details.",
  });
});

describe("5. Validation rules", () => {
  const name = "Name must be less than 100 characters";
  const email = ["Invalid email address", "Email must be less than 255 characters"];
  const phone = [
    "Invalid phone number",
    "Phone number must be at least 10 digits",
    "Phone number must be less than 20 characters",
  ];
  says("forms/contact.yml", messagesOf(content.forms.contact.fields), {
    name: ["Name is required", name],
    email,
    phone: ["Invalid phone number format"],
    message: ["Message is required", "Message must be less than 2000 characters"],
  });
  says("forms/appointment.yml", messagesOf(content.forms.appointment.fields), {
    fullName: ["Name must be at least 2 characters", name],
    email,
    phone,
    age: ["Age must be a number", "Age must be between 5 and 120"],
    preferredDate: ["Please select a preferred appointment date"],
    preferredTime: ["Please select a preferred time"],
    sessionType: ["Please select a session type"],
    serviceType: ["Please select a service type"],
    preferredTherapist: [],
    primaryConcerns: [
      "Please provide at least 20 characters describing your concerns",
      "Description must be less than 1000 characters",
    ],
    previousTherapy: ["Please select an option"],
    currentMedication: ["Please select an option"],
    emergencyName: ["Emergency contact name must be at least 2 characters", name],
    emergencyPhone: phone,
    emergencyRelation: [
      "Relationship must be at least 2 characters",
      "Relationship must be less than 50 characters",
    ],
    privacyConsent: ["You must accept the privacy policy"],
    cancellationPolicy: ["You must accept the cancellation policy"],
  });
  row("/appointments", ["forms/appointment.yml", "practice.yml"], "form", {
    text: [
      "at least 24 hours notice to cancel or reschedule. Late cancellations or no-shows may incur a fee.",
    ],
  });
});

describe("8. Error catalogue", () => {
  row(["/contact", "/appointments"], "forms/both-forms.yml", "main", {
    text: ["Unexpected Application Error!"],
  });
});

describe("Beyond the specification", () => {
  // What browsers may fill in, and what they must not; nothing that is typed is cut off.
  row("/contact", code, "form", {
    "[name=name][autocomplete=name]": 1,
    "[name=email][type=email][autocomplete=email]": 1,
    "[name=phone][type=tel][autocomplete=tel]": 1,
    "[name=message]:not([autocomplete])": 1,
    "[maxlength]": 0,
  });
  row("/appointments", code, "form", {
    "[name=fullName][autocomplete=name]": 1,
    "[name=email][type=email][autocomplete=email]": 1,
    "[name=phone][type=tel][autocomplete=tel]": 1,
    "[name=age][inputmode=numeric]": 1,
    "[name=primaryConcerns]:not([autocomplete])": 1,
    // Another person's: browsers keep these apart from the visitor's own.
    "[name=emergencyName][autocomplete='section-emergency name']": 1,
    "[name=emergencyPhone][autocomplete='section-emergency tel']": 1,
    "[name=emergencyRelation]:not([autocomplete])": 1,
    "[maxlength]": 0,
  });
  row(["/contact", "/appointments"], "words.yml", "main", {
    links: ["In danger? Help now → #help-now"],
  });
  const pagesThatSay = ["/about", "/services", "/contact", "/appointments"];
  row(pagesThatSay, ["practice.yml", "pages/"], "main", { text: [confidential] });
  row(services.map(targetOfLink), ["practice.yml", "services/"], "What to Expect", {
    text: [confidential],
    links: ["Which limits? → /services#limits"],
  });
  // In full where somebody asks, and behind that line on the pages with a form.
  const inFull = ["/services", "/contact", "/appointments"];
  row(inFull, ["practice.yml", "pages/"], "main", { text: [reporting] });
  row(["/about", ...services.map(targetOfLink)], everyFile, "main", {
    never: [reporting.toLowerCase()],
  });
});

/** Of each field, in the order of its rules. */
function messagesOf(fields: Readonly<Record<string, FieldWords>>) {
  const entries = Object.entries(fields).map(([name, { messages = {} }]) => {
    return [name, Object.values(messages)];
  });
  return Object.fromEntries(entries);
}

function team(...numbers: number[]) {
  return numbers.map((number) => people[number - 1] ?? "");
}

/** Values of a form, in whatever words. */
function options(values: string) {
  return values.split(" ").map((value) => `${value}: …`);
}

type Words = { help?: [title: string, topics: Seen]; team?: string; button?: string };

function service(slug: string, members: number[], facts: string[], words: Words = {}) {
  const { help = ["What we can help with", "some"], team: title = "Meet the team" } = words;
  const [page, file] = [`/services/${slug}`, `services/${slug}.md`];
  const h1 = services.filter((link) => targetOfLink(link) === page).map(wordsOfLink);
  const links = [`${words.button ?? "Book a Consultation"} → /contact`];
  row(page, file, "main", { h1, links });
  // No fee is known yet, so the page says when it is told.
  row(page, [file, "pages/services.yml"], "main", {
    dd: [...facts, "We tell you before you book"],
  });
  row(page, file, "What to Expect", { li: "some" });
  row(page, file, help[0], { li: help[1] });
  row(page, [file, "therapists/"], title, { "article h3 a": team(...members) });
}

function therapist(number: number, role: string, experience: string) {
  const [link = ""] = team(number);
  const [page, name] = [targetOfLink(link), wordsOfLink(link)];
  const [firstName] = name.split(" ");
  const card = `.therapists-list > li:nth-child(${number})`;
  row("/therapists", "therapists/", card, { text: [`${name} ${role} ${experience}`] });
  row(page, "therapists/", "main", {
    h1: [name],
    [`img[alt*='${name}']`]: 1,
    text: [`${name} ${role}`, `Experience ${experience}`],
    "[aria-label=Specialisations] li": "some",
    h3: ["Approach", "Best For", "Session Format"],
    links: ["Back to Team → /therapists", `Book a Session with ${firstName} → /appointments`],
  });
  row(page, "therapists/", `About ${firstName}`, { p: "some" });
}

function article(slug: string, facts: string) {
  const [page, file] = [`/blogs/${slug}`, `articles/${slug}.md`];
  row(page, file, "article", { text: [facts], h1: 1, ".badge": 1 });
  row(page, file, "In this article", { text: ["When to seek help now…Sources"] });
  row(page, [file, "pages/articles.yml"], "main", { links: ["Contact us → /contact"] });
}
