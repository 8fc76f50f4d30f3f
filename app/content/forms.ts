import { practice } from "./practice";

const { cancellationNoticeHours } = practice;

/*
 * The words of the two forms. Rules and their messages stand in the schemas; what is said after
 * sending, in `sent.ts`.
 */

/** For both forms, while they are filled in. */
export const formTexts = {
  optional: "(optional)",
  problem: "There is a problem",
  problemIntro: "Please look again at:",
  clear: {
    button: "Clear this form",
    question: "Clear everything you typed here?",
    confirm: "Yes, clear it",
    keep: "No, keep it",
  },
} as const;

/** Where a form cannot work. */
export const formNotes = {
  notDelivered:
    "This did not reach us. Everything you typed is still here. Please try again, or call or write instead:",
  noScript:
    "This form needs scripts, which are switched off or blocked here. Please call or write instead:",
  loading: "One moment, please: the form is still loading.",
  slow: "This is taking long, perhaps because the connection is weak. Everything you typed is still here. You can wait, or call or write instead:",
  notLoaded:
    "The form could not be loaded, perhaps because the connection is weak. Everything you typed is still here. Please try again in a moment, or call or write instead:",
} as const;

/** The contact form. */
export const contactTexts = {
  labels: {
    name: "Your name",
    email: "E-mail",
    phone: "Phone",
    message: "Your message",
  },
  hints: {
    phone: "If you would like us to call.",
    message: "One line is enough. Please leave out what you would rather say in person.",
  },
  submit: "Send Message",
} as const;

/** The session request. */
export const appointmentTexts = {
  intro: "Please answer every question unless it says optional.",
  sections: {
    personal: "Personal Information",
    preferences: "Appointment Preferences",
    service: "Service Details",
    background: "Mental Health Background",
    emergency: "Emergency Contact",
    consent: "Consent & Policies",
  },
  sectionNotes: {
    background:
      "This helps your therapist prepare. Nothing you answer here decides whether you may come.",
    emergency: "Someone we may call if we are worried about your safety, and only then.",
  },
  labels: {
    fullName: "Full name",
    email: "E-mail",
    phone: "Phone",
    age: "Age",
    preferredDate: "Preferred date",
    preferredTime: "Preferred time",
    sessionType: "How would you like to meet?",
    serviceType: "What kind of session?",
    preferredTherapist: "Preferred therapist",
    primaryConcerns: "What brings you here?",
    previousTherapy: "Have you been to therapy before?",
    currentMedication: "Are you taking any medication?",
    emergencyName: "Name of your emergency contact",
    emergencyPhone: "Phone of your emergency contact",
    emergencyRelation: "Who they are to you",
    privacyConsent: "I have read and accept the privacy notice",
    cancellationPolicy: "I accept the cancellation policy",
  },
  hints: {
    age: "In years. If you ask for your child, give your child's age.",
    phone: "With the country code if it is not Indian.",
    preferredTime: "All times are Delhi time.",
    primaryConcerns: "A few sentences are enough. Write only what you are ready to share.",
    emergencyRelation: "For example: sister, friend, father.",
  },
  date: {
    choose: "Choose a date",
    loading: "The calendar is on its way …",
    unscripted: "The calendar needs scripts. Please call or write instead.",
    title: "Choose a date",
    typed: "The calendar could not be loaded. Please enter the date here instead.",
  },
  chooseTherapist: "Please choose, if you like",
  minorNote:
    "Thank you for reaching out. Because this is for someone under 18, a parent or guardian needs to be part of it. You can send this first; we will talk about how to bring them in.",
  outsideHours:
    "We are not usually open then. You may still ask; we will suggest the nearest time we can offer.",
  cancellation: `Please give us at least ${cancellationNoticeHours} hours notice to cancel or reschedule. Late cancellations or no-shows may incur a fee.`,
  submit: "Submit Session Request",
} as const;

/** Around the privacy notice, which the page brings along. */
export const privacyNoticeTexts = {
  button: "Read the privacy notice",
  english: "English",
  hindi: "हिन्दी",
} as const;

/** In place of a form that broke. */
export const errorTexts = {
  title: "Unexpected Application Error!",
  help: "Something on this page broke, and it was not your doing. What you typed is still here, to be read and copied. Please call or write instead:",
} as const;
