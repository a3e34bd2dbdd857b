import { parse, type AlterTableCmd, type AlterTableStmt, type Constraint, type DropStmt, type Node, type RenameStmt } from 'libpg-query';

/** Table locks of PostgreSQL that changes of a schema take, weakest first. */
export const lockModes = ['ROW EXCLUSIVE', 'SHARE UPDATE EXCLUSIVE', 'SHARE', 'SHARE ROW EXCLUSIVE', 'ACCESS EXCLUSIVE'] as const;
export type LockMode = (typeof lockModes)[number];

/** Kind of work on a table: a moment whatever its size, or once over its rows in one of these ways. */
export type Work = 'moment' | 'scan' | 'index' | 'foreign key' | 'rewrite' | 'rows';

export interface Lock {
  table: string;
  mode: LockMode;
}

/** Effect of one statement of a migration. */
export interface Act {
  words: string;
  /** Table that is worked on. */
  table?: string;
  locks: readonly Lock[];
  work: Work;
  /** Why nodes of the release before fail beside it. */
  breaks?: string;
  /** Column that gets a default, or forbids null. */
  column?: { name: string; change: 'default' | 'not null' };
  /** Its effect cannot be told from its text: the strongest is assumed, and said. */
  isUnsure?: true;
  /** Table that it makes. */
  makes?: string;
  /** Index that it makes. */
  index?: { name: string; isConcurrent: boolean };
  /** A thing that it drops, by its own name: other tables are locked for it too, which the text does not name. */
  drops?: { kind: 'index' | 'table' | 'constraint'; name: string };
}

type Kinds = { [Kind in Node as keyof Kind & string]: Kind[keyof Kind] };
type Of<Kind extends string> = Extract<Node, Record<Kind, unknown>> extends Record<Kind, infer Value> ? Value : never;
const as = <Kind extends string>(node: Node | undefined, kind: Kind): Of<Kind> | undefined =>
  node && kind in node ? (node as Record<Kind, Of<Kind>>)[kind] : undefined;

const lock = (table: string, mode: LockMode): Lock => ({ table, mode });
const moment = (words: string): Act => ({ words, locks: [], work: 'moment' });

/** A default that is the same for every row is noted once; any other is written into all of them. */
function isConstant(node: Node | undefined): boolean {
  const cast = as(node, 'TypeCast');
  if (cast) return isConstant(cast.arg);
  const sign = as(node, 'A_Expr');
  if (sign) return sign.lexpr === undefined && isConstant(sign.rexpr);
  return node !== undefined && ('A_Const' in node || 'SQLValueFunction' in node);
}

/** A constraint that is added to a table. */
function added(table: string, constraint: Constraint): Act {
  const { contype, conname = '', skip_validation: isLater, pktable, indexname } = constraint;
  const work = (kind: Work): Work => (isLater ? 'moment' : kind);
  if (contype === 'CONSTR_FOREIGN') {
    const to = pktable?.relname ?? '';
    const locks = [lock(table, 'SHARE ROW EXCLUSIVE'), lock(to, 'SHARE ROW EXCLUSIVE')];
    return { words: `adds foreign key ${table} → ${to}`, table, locks, work: work('foreign key') };
  }
  const locks = [lock(table, 'ACCESS EXCLUSIVE')];
  if (contype === 'CONSTR_CHECK') return { words: `adds check ${conname} to ${table}`, table, locks, work: work('scan') };
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION')
    return { words: `adds key ${conname} to ${table}`, table, locks, work: indexname === undefined ? 'index' : 'moment' };
  return { words: `adds constraint ${conname} to ${table}`, table, locks, work: 'scan', isUnsure: true };
}

function addedColumn(table: string, def: Node | undefined): Act[] {
  const { colname = '', constraints = [] } = as(def, 'ColumnDef') ?? {};
  const found = constraints.flatMap((each) => as(each, 'Constraint') ?? []);
  const given = found.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const isMade = found.some(({ contype }) => contype === 'CONSTR_IDENTITY' || contype === 'CONSTR_GENERATED');
  const isBare = found.some(({ contype }) => contype === 'CONSTR_NOTNULL') && !given && !isMade;
  const isWritten = isMade || (given !== undefined && !isConstant(given.raw_expr));
  const more = found.filter(({ contype = '' }) => ['CONSTR_FOREIGN', 'CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(contype));
  return [
    {
      words: `adds column ${table}.${colname}${isWritten ? ', writing it into every row' : ''}`,
      table,
      locks: [lock(table, 'ACCESS EXCLUSIVE')],
      work: isWritten ? 'rewrite' : 'moment',
      ...(isBare && { breaks: `they write rows of ${table} without ${colname}` }),
    },
    ...more.map((each) => added(table, each)),
  ];
}

/** Changes of a table that are over in a moment, or not, under its strongest lock. */
function altered(table: string, { subtype = 'AT_AddColumn', name = '', def }: AlterTableCmd): Act[] {
  const act = (words: string, work: Work, more: Partial<Act> = {}): Act[] => [
    { words, table, locks: [lock(table, 'ACCESS EXCLUSIVE')], work, ...more },
  ];
  switch (subtype) {
    case 'AT_AddColumn':
      return addedColumn(table, def);
    case 'AT_AddConstraint':
      return [added(table, as(def, 'Constraint') ?? {})];
    case 'AT_DropColumn':
      return act(`drops column ${table}.${name}`, 'moment', { breaks: `they read ${table}.${name}` });
    case 'AT_DropConstraint':
      return act(`drops constraint ${name} of ${table}`, 'moment', { drops: { kind: 'constraint', name } });
    case 'AT_ColumnDefault':
      return act(`changes the default of ${table}.${name}`, 'moment', { column: { name, change: 'default' } });
    case 'AT_DropNotNull':
      return act(`lets ${table}.${name} be null`, 'moment');
    case 'AT_SetNotNull':
      return act(`forbids null in ${table}.${name}`, 'scan', { column: { name, change: 'not null' } });
    case 'AT_AlterColumnType':
      return act(`changes the type of ${table}.${name}`, 'rewrite', { breaks: `they expect another type of ${table}.${name}` });
    case 'AT_ValidateConstraint':
      return act(`validates ${name} of ${table}`, 'scan', { locks: [lock(table, 'SHARE UPDATE EXCLUSIVE')] });
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
      return act(`writes ${table} anew, ${subtype === 'AT_SetLogged' ? 'logged' : 'unlogged'}`, 'rewrite');
    default:
      return act(`alters ${table} (${subtype})`, 'rewrite', { isUnsure: true });
  }
}

/** The last word of each dropped thing. */
const droppedNames = ({ objects = [] }: DropStmt): string[] =>
  objects.map((object) => {
    const names = as(object, 'List')?.items ?? [];
    return as(names.at(-1), 'String')?.sval ?? '';
  });

function dropped(stmt: DropStmt): Act[] {
  const { removeType, concurrent } = stmt;
  const names = droppedNames(stmt);
  switch (removeType) {
    case 'OBJECT_TABLE':
      return names.map((name) => ({
        words: `drops table ${name}`,
        table: name,
        locks: [lock(name, 'ACCESS EXCLUSIVE')],
        work: 'moment',
        breaks: `they use ${name}`,
        drops: { kind: 'table', name },
      }));
    case 'OBJECT_INDEX':
      return names.map((name) => ({ ...moment(`drops index ${name}`), ...(!concurrent && { drops: { kind: 'index', name } }) }));
    case 'OBJECT_FUNCTION':
    case 'OBJECT_SEQUENCE':
    case 'OBJECT_VIEW':
    case 'OBJECT_TYPE':
      return [{ ...moment(`drops ${removeType.slice(7).toLowerCase()} ${names.join(', ')}`), breaks: 'they may use it' }];
    default:
      return [{ ...moment(`drops something (${removeType ?? ''})`), isUnsure: true }];
  }
}

function renamed({ renameType, relation, subname = '', newname = '' }: RenameStmt): Act[] {
  const table = relation?.relname ?? '';
  const strongest = [lock(table, 'ACCESS EXCLUSIVE')];
  if (renameType === 'OBJECT_TABLE')
    return [
      {
        words: `renames table ${table} to ${newname}`,
        table,
        locks: strongest,
        work: 'moment',
        breaks: `they use ${table}`,
        makes: newname,
      },
    ];
  if (renameType === 'OBJECT_COLUMN')
    return [
      {
        words: `renames ${table}.${subname} to ${newname}`,
        table,
        locks: strongest,
        work: 'moment',
        breaks: `they use ${table}.${subname}`,
      },
    ];
  if (renameType === 'OBJECT_TABCONSTRAINT')
    return [{ words: `renames a constraint of ${table}`, table, locks: strongest, work: 'moment' }];
  if (renameType === 'OBJECT_INDEX') return [moment(`renames an index to ${newname}`)];
  return [{ ...moment(`renames something to ${newname}`), isUnsure: true }];
}

const writing = { InsertStmt: 'inserts into', UpdateStmt: 'updates', DeleteStmt: 'deletes from' } as const;

/** Tables that a statement writes to, within WITH too. */
function written(node: unknown): Act[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const own: Act[] = [];
    if (key in writing) {
      const table = (value as { relation?: { relname?: string } }).relation?.relname ?? '';
      const words = `${writing[key as keyof typeof writing]} ${table}`;
      own.push({ words, table, locks: [lock(table, 'ROW EXCLUSIVE')], work: 'rows' });
    }
    return [...own, ...written(value)];
  });
}

/** Statements that touch no table that is there. */
const harmless: Partial<Record<keyof Kinds, string>> = {
  CreateSeqStmt: 'makes a sequence',
  CreateSchemaStmt: 'makes a schema',
  CreateExtensionStmt: 'makes an extension',
  CreateEnumStmt: 'makes a type',
  AlterEnumStmt: 'adds to a type',
  ViewStmt: 'makes a view',
  VariableSetStmt: 'sets a limit of its own',
};

function actsOfNode(node: Node): Act[] {
  const alter: AlterTableStmt | undefined = as(node, 'AlterTableStmt');
  if (alter) {
    const table = alter.relation?.relname ?? '';
    return (alter.cmds ?? []).flatMap((each) => altered(table, as(each, 'AlterTableCmd') ?? {}));
  }
  const create = as(node, 'CreateStmt');
  if (create) {
    const table = create.relation?.relname ?? '';
    return [{ ...moment(`makes table ${table}`), makes: table }];
  }
  const index = as(node, 'IndexStmt');
  if (index) {
    const [table, name, isConcurrent] = [index.relation?.relname ?? '', index.idxname ?? '', index.concurrent ?? false];
    const words = `builds ${index.unique ? 'unique ' : ''}index ${name} on ${table}`;
    return [
      {
        words,
        table,
        locks: [lock(table, isConcurrent ? 'SHARE UPDATE EXCLUSIVE' : 'SHARE')],
        work: 'index',
        index: { name, isConcurrent },
      },
    ];
  }
  const trigger = as(node, 'CreateTrigStmt');
  if (trigger) {
    const table = trigger.relation?.relname ?? '';
    return [
      { words: `makes trigger ${trigger.trigname ?? ''} on ${table}`, table, locks: [lock(table, 'SHARE ROW EXCLUSIVE')], work: 'moment' },
    ];
  }
  const made = as(node, 'CreateFunctionStmt');
  if (made) {
    const name = as(made.funcname?.at(-1), 'String')?.sval ?? '';
    return [moment(`${made.replace ? 'replaces' : 'makes'} function ${name}`)];
  }
  const kept = as(node, 'CreateTableAsStmt');
  if (kept) {
    const table = kept.into?.rel?.relname ?? '';
    return [{ ...moment(`makes table ${table} of a query`), makes: table, isUnsure: true }];
  }
  const drop = as(node, 'DropStmt');
  if (drop) return dropped(drop);
  const rename = as(node, 'RenameStmt');
  if (rename) return renamed(rename);
  const rows = written(node);
  if (rows.length > 0) return rows;
  const [kind = ''] = Object.keys(node);
  const words = harmless[kind as keyof Kinds];
  if (words !== undefined) return [moment(words)];
  return [{ ...moment(kind === 'SelectStmt' ? 'runs a query' : `runs a ${kind}`), isUnsure: true }];
}

/**
 * Reads what the statements of a migration do, in their order, with PostgreSQL's own parser. A statement that is not known is told as such.
 * @throws SqlError for a text that PostgreSQL would not read
 */
export async function actsOf(text: string): Promise<Act[]> {
  const { stmts = [] } = await parse(text);
  return stmts.flatMap(({ stmt }) => (stmt ? actsOfNode(stmt) : []));
}
