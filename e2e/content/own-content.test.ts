/*
 * What the specification says of the owner's content, and rules for any content: rendered once. How
 * another language compares with the English is for the owner to say, not for a test.
 */
import "./rules";
import "./specification";
