/** Shows the parts of a still page that are for members, or those for strangers (`member:` and `guest:` in the classes). */
export function hintWhoLooks(isMember: boolean): void {
  if (isMember) document.documentElement.dataset.user = "member";
  else delete document.documentElement.dataset.user;
}
