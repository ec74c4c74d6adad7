/** Nothing but a style sheet. */
declare module '@docsearch/react/style/modal';
