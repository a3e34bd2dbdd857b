// Makes the whole page start as parts do: no margins, lists without dots, the site's type. For pages that are made of parts alone; parts need it nowhere.
import './reset.css.ts';
