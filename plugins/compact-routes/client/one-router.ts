/** `react-router-dom` for the client's entry, where one router stands for both. */
export { BrowserRouter, BrowserRouter as HashRouter } from 'react-router-dom';
