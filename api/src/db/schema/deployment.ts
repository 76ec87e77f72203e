/** Facts on which all processes of an installation must agree, by name: releases that may run, and marks of secrets. */
export interface DeploymentFactsTable {
  name: string;
  value: string;
}
