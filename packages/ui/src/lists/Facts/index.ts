export { Facts, factsLooks, type Fact, type FactsProps } from './Facts.tsx';
