/*
 * Runs before anything of a page is shown, which waits for it: hence the order of questions in these
 * two, and `setAttribute`, since the first use of `dataset` takes a slow phone a millisecond.
 */
import { chooseFonts } from "./choose-fonts";
import { layOutRest } from "./lay-out-rest";

chooseFonts();
layOutRest();
