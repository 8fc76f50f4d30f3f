/* What holds for the pages of any practice: in one file, so that they are rendered once. */
import "./found-files";
import "./languages";
import "./rules";
import "./structured-data";
