/** What all processes of an installation have to agree on, by its name: releases that may run, and marks of secrets. */
export interface DeploymentFactsTable {
  name: string;
  value: string;
}
