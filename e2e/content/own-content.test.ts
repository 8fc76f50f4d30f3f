/* What the specification says of the owner's content, and rules for any content: rendered once. */
import "./languages";
import "./rules";
import "./specification";
