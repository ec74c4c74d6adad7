/** What the reader asked for first: the statement runs, or opens for editing; `field` leaves the focus where it is. */
export type Wish = 'run' | 'edit' | 'field';
