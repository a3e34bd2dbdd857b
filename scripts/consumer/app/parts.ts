// Stands for the file of this name that a made project has: an import of every door of the package but its reset.
export {};
