import ts from 'typescript';

/**
 * Lets optional properties of a declaration file take `undefined`, so that a host with `exactOptionalPropertyTypes` may pass on what it
 * does not have. The sources say `size?: Size`; the repository itself does not tell both apart.
 */
export function takingUndefined(text) {
  const ends = [];
  const visit = (node) => {
    if ((ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.questionToken && node.type) {
      const isFunction = ts.isFunctionTypeNode(node.type) || ts.isConditionalTypeNode(node.type);
      if (!/\bundefined$/.test(node.type.getText()))
        ends.push(
          { at: node.type.end, text: isFunction ? ') | undefined' : ' | undefined' },
          ...(isFunction ? [{ at: node.type.getStart(), text: '(' }] : []),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true));
  return ends
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, { at, text: added }) => all.slice(0, at) + added + all.slice(at), text);
}
