import { DERIVED, useBare } from './bare-store';

const ATTRIBUTES = ['Str', 'Dex', 'Sta', 'Int', 'Per', 'Res', 'Pre', 'Man', 'Com'];
const BOXES = Array.from({ length: 20 }, (_, index) => index);

function Box({ index }: Readonly<{ index: number }>) {
  const state = useBare(({ boxes }) => boxes[index]);
  return <span className="box" data-state={state} />;
}

function Attribute({ index, name }: Readonly<{ index: number; name: string }>) {
  const score = useBare(({ attributes }) => attributes[index]);
  const change = useBare((state) => state.change);
  return (
    <div>
      <span>{name}</span>
      <button type="button" onClick={() => change(index, -1)}>
        −
      </button>
      <b>{score}</b>
      <button type="button" onClick={() => change(index, 1)}>
        +
      </button>
    </div>
  );
}

function Derived({ name, compute }: Readonly<{ name: string; compute: (typeof DERIVED)[number][1] }>) {
  const value = useBare(compute);
  return (
    <div>
      <span>{name}</span> <output data-number={name}>{value}</output>
    </div>
  );
}

export function BareSheet() {
  const damage = useBare((state) => state.damage);
  const heal = useBare((state) => state.heal);
  return (
    <main>
      <h1>Bare sheet</h1>
      <div className="track">
        {BOXES.map((index) => (
          <Box key={index} index={index} />
        ))}
      </div>
      <p>
        <button type="button" data-bench="damage" onClick={() => damage(1)}>
          Damage
        </button>
        <button type="button" data-bench="heal" onClick={heal}>
          Heal
        </button>
      </p>
      <div className="numbers">
        {ATTRIBUTES.map((name, index) => (
          <Attribute key={name} index={index} name={name} />
        ))}
      </div>
      <div className="numbers">
        {DERIVED.map(([name, compute]) => (
          <Derived key={name} name={name} compute={compute} />
        ))}
      </div>
    </main>
  );
}
