import { Visitor } from 'vite';
import { type ProjectFile, syntaxOf } from './project-files';

/** Every text a file writes in quotes or backticks, piece by piece. */
export function textsOf(file: ProjectFile): readonly string[] {
  const texts: string[] = [];
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push(node.value);
    },
    TemplateElement: (node) => {
      texts.push(node.value.raw);
    },
  }).visit(syntaxOf(file).program);
  return texts;
}

/** Names of the exported functions of a file that have no doc comment right above them. */
export function undocumentedFunctions(file: ProjectFile): readonly string[] {
  const { program, comments } = syntaxOf(file);
  const docEnds = new Set(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end }) => end + (/^\s*/.exec(file.text.slice(end))?.[0].length ?? 0)),
  );
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || docEnds.has(node.start)) return [];
    return functionNames(node.declaration);
  });
}

type Exported = Extract<
  ReturnType<typeof syntaxOf>['program']['body'][number],
  { type: 'ExportNamedDeclaration' }
>['declaration'];

function functionNames(declaration: Exported): readonly string[] {
  if (declaration?.type === 'FunctionDeclaration') return [declaration.id?.name ?? 'default'];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
    const isDerived =
      init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'perSheet';
    return id.type === 'Identifier' && (isFunction || isDerived) ? [id.name] : [];
  });
}

/** Classes a file declares. */
export function classesOf(file: ProjectFile): readonly string[] {
  const names: string[] = [];
  new Visitor({
    ClassDeclaration: (node) => {
      names.push(node.id?.name ?? 'class');
    },
    ClassExpression: (node) => {
      names.push(node.id?.name ?? 'class');
    },
  }).visit(syntaxOf(file).program);
  return names;
}

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const LEFT_OUT = new Set(['skip', 'only', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf']);
const SHORT_FORMS = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

/** Marks that keep a test, or the others, from running: `it.only`, `test.skip`, `xit` and the like. */
export function testsLeftOut(file: ProjectFile): readonly string[] {
  const found: string[] = [];
  new Visitor({
    MemberExpression: (node) => {
      if (node.property.type !== 'Identifier' || !LEFT_OUT.has(node.property.name)) return;
      const chain = file.text.slice(node.object.start, node.object.end);
      if (TEST_FUNCTIONS.has(/^\w+/.exec(chain)?.[0] ?? '')) found.push(`${chain}.${node.property.name}`);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && SHORT_FORMS.has(node.callee.name)) found.push(node.callee.name);
    },
  }).visit(syntaxOf(file).program);
  return found;
}
