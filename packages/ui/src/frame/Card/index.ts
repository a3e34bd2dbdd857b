export { Card, CardBleed, CardFoot, CardHead, cardTones, type CardFootProps, type CardProps } from './Card.tsx';
