import { bundleLoader } from './loader-code';

/**
 * The template of every page, for `ssrTemplate`. It differs from Docusaurus' own in one point: the application's
 * scripts are not elements but names in `data-scripts`, which the loader fetches and runs. The page's own scripts come
 * first; Docusaurus names main.js first, but it would have to wait for them. The loader stands before the styles, so
 * that it does not wait for them, and after the page's own links, which it reads.
 */
export function createTemplate(loader: string = bundleLoader()): string {
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).reverse().join(' ') %>">${loader}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
