// Placeholder for the generated file of a test project: an import of every entry point of the package but its reset.
export {};
