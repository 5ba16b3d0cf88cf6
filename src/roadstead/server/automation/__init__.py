"""What happens without anybody asking: bots, deadlines, alerts, demonstrations, recovery from outages, housekeeping."""
