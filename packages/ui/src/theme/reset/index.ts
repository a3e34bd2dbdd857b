// Gives the whole page the base styles of components: no margins, lists without dots, the site's type.
// For pages that are made of components alone; components never need it.
import './reset.css.ts';
