/**
 * People whom another issuer signs in: the embedded provider has its own rows of its people. With
 * this row, what is still under way for somebody who is erased can no longer be written.
 */
export type OwnerTable = { id: string };

export type OwnerTables = { readonly owners: OwnerTable };
