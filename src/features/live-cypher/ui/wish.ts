/** What the reader asked for first: to run the statement or to edit it; `field` edits without moving the focus. */
export type Wish = 'run' | 'edit' | 'field';
