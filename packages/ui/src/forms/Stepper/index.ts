export { Stepper, stepStates, type StepperProps, type StepperStep, type StepState } from './Stepper.tsx';
