import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';

/** Content of a host page, with no more style than browsers and the page itself give. */
const Host = () => (
  <section id="host">
    <h1>A page of a host</h1>
    <h2>Its second title</h2>
    <p>
      Words with <a href="#link">a link</a>, <em>weight</em> and <code>code</code>.
    </p>
    <ul>
      <li>one</li>
      <li>two</li>
    </ul>
    <ol>
      <li>first</li>
    </ol>
    <button type="button">Press</button> <input aria-label="Field" defaultValue="text" />{' '}
    <select aria-label="Choice">
      <option>one</option>
    </select>
    <textarea aria-label="Lines" defaultValue="lines" />
    <table>
      <tbody>
        <tr>
          <td>a</td>
          <td>b</td>
        </tr>
      </tbody>
    </table>
    <img alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/%3E" />
    <svg width="20" height="20" />
    <blockquote>
      <div className="box">Box</div>
    </blockquote>
  </section>
);

const after = new URLSearchParams(location.search).has('after');
const Around = after ? (await import('./hostAround.tsx')).Around : Fragment;
const root = document.querySelector('#root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <Around>
    <Host />
  </Around>,
);
